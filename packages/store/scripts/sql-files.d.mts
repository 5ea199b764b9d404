import type { Client } from 'pg';

export type SqlFiles = Map<string, { text: string; needs: string[] }>;

export function readSqlFiles(folder?: string): SqlFiles;
export function inOrder(files: SqlFiles): { name: string; text: string; sha256: string }[];
export function applySqlFiles(client: Client, files?: SqlFiles): Promise<number>;
