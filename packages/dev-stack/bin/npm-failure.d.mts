export function causeOf(failed: { output: string; ended: string; freeBytes: number }): string;
