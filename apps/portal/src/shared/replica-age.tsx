/** Maximum age of figures from a read replica, shown below them. Renders nothing if they come from the primary. */
export const ReplicaAge = ({ ageMs }: { ageMs: number | null }) =>
  ageMs === null ? null : (
    <p className="text-small text-text-3">{`Read from a replica: at most ${Math.ceil(ageMs / 1000)} s old.`}</p>
  );
