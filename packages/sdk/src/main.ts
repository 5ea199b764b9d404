export type { BatchCall, BatchResult } from './batch.ts';
export type { Answer, Call, CallOptions, ClientOptions } from './call.ts';
export { createClient, type GrahaClient } from './client.ts';
export * from './generated/errors.ts';
export type * from './generated/types.ts';
export { GrahaError, NetworkError, TimeoutError, type ValidationProblem } from './graha-error.ts';
export type { AnswerOf, InputOf, OperationName } from './operation-types.ts';
export { verifyWebhook, WebhookError, type WebhookMessage } from './webhooks.ts';
