type Work = () => Promise<void> | void;

/** Collects how to undo what has been done; `unwind` does so once, last first, and lets no failure hide the rest. */
export function unwinding(): { undo: (work: Work) => void; unwind: () => Promise<void> } {
  const works: Work[] = [];
  let isUnwound = false;
  const run = async (work: Work) => {
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
  };
  return {
    undo: (work) => {
      if (isUnwound) void run(work);
      else works.push(work);
    },
    unwind: async () => {
      isUnwound = true;
      for (const work of works.splice(0).toReversed()) await run(work);
    },
  };
}
