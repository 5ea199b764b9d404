import { answerExport } from '../../../../features/workspace/settings/answer-export.ts';

export const GET = answerExport;
