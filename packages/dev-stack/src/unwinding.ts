type Work = () => Promise<void> | void;

/** Collects undo steps. `unwind` runs each once, last first; a failed step does not prevent the others. */
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
