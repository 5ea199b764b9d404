import type { Client } from 'pg';

export type Migration = { name: string; text: string; checksum: string };
export type Manifest = {
  migrations: Record<string, string[]>;
  renamed: Record<string, string>;
  squashed: Record<string, string[]>;
};
export type Recorded = { name: string; checksum: string; isUnfinished: boolean };

export function readMigrations(folder?: URL): Migration[];
export function readManifest(folder?: URL): Manifest;
export function recorded(client: Client): Promise<{ table: string; rows: Recorded[] }>;
export function checkTexts(rows: Recorded[], migrations: Migration[], manifest: Manifest): void;
export function applyMigrations(
  client: Client,
  state: { table: string; rows: Recorded[] },
  migrations: Migration[],
): Promise<number>;
