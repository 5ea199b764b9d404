'use client';

import './globals.css';

/** Replaces the whole page when the layout itself has failed, so it uses only the tokens. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something broke · Graha</title>
        <main className="mx-auto grid max-w-prose justify-items-start gap-3 px-4 py-24">
          <h1 className="text-head">This page did not load</h1>
          <p className="text-read text-text-2">Something broke on our side. Nothing was charged.</p>
          {error.digest ? <p className="font-mono text-micro text-text-3">{error.digest}</p> : null}
          <button
            type="button"
            onClick={reset}
            className="h-10 rounded-control border border-ink bg-ink px-4 font-medium text-on-ink hover:bg-ink-hover"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
