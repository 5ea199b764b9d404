import type { IncomingMessage } from 'node:http';
import { CompressedResponse } from './compress/compressed-response.ts';

/** Below the cost of a part that arrives later: React shows such a part 300 ms after the first paint at the earliest. */
export const HOLD_MS = 250;

/**
 * A response that sends a page in one piece if its parts are ready within `HOLD_MS`, so that a reader sees no skeletons first.
 * Later parts are streamed as Next renders them. The held pieces are compressed together.
 */
export class HeldResponse<Request extends IncomingMessage = IncomingMessage> extends CompressedResponse<Request> {
  #held: unknown[][] | null = [];
  #timer: NodeJS.Timeout | undefined;

  override write(...sent: unknown[]): boolean {
    if (this.#held === null || !this.#isPage) return super.write(...sent);
    if (this.#timer === undefined) this.#startTimer();
    this.#held.push(sent);
    return true;
  }

  override end(...sent: unknown[]): this {
    this.#release();
    return super.end(...sent);
  }

  get #isPage(): boolean {
    return String(this.getHeader('content-type') ?? '').startsWith('text/html');
  }

  #startTimer(): void {
    this.#timer = setTimeout(() => this.#release(), HOLD_MS);
    this.once('close', () => clearTimeout(this.#timer));
  }

  #release(): void {
    const pieces = this.#held ?? [];
    this.#held = null;
    clearTimeout(this.#timer);
    this.cork();
    for (const piece of pieces) super.write(...piece);
    this.uncork();
  }
}
