import { answerOwnExport } from '../../../../features/account/answer-own-export.ts';

export const GET = answerOwnExport;
