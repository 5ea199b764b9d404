import type { SettingsBooks } from './books.ts';

export function settingsBooksInMemory(calls: string[] = []): SettingsBooks {
  let dueAt: Date | null = null;
  return {
    erasureDueAt: async () => dueAt,
    requestErasure: async (tenantId) => {
      calls.push(`delete ${tenantId}`);
      dueAt = new Date('2026-11-28T08:14:02Z');
      return dueAt;
    },
    withdrawErasure: async () => {
      dueAt = null;
    },
    recordExport: async (tenantId) => void calls.push(`export ${tenantId}`),
  };
}
