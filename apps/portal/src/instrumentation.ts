/** Called by Next in each of its processes before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startEdge } = await import('./edge/start.ts');
  await startEdge();
}
