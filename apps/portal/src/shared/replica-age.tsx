/** Under figures that come from a read replica: how old they are at most. Nothing where they come from the primary. */
export const ReplicaAge = ({ ageMs }: { ageMs: number | null }) =>
  ageMs === null ? null : (
    <p className="text-small text-text-3">{`Read from a replica: at most ${Math.ceil(ageMs / 1000)} s old.`}</p>
  );
