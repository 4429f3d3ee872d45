export type SkeletonProps = {
  /** What is being loaded, read out once. */
  label: string;
  /** Number of grey lines. Default 3. */
  lines?: number | undefined;
};

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** Grey lines where a list or a page will stand. */
export const Skeleton = ({ label, lines = 3 }: SkeletonProps) => (
  <div role="status" aria-label={label} className="animate-pulse space-y-3">
    {Array.from({ length: lines }, (_, line) => (
      <div
        key={line}
        className={`h-4 rounded bg-water-deep ${widths[line % widths.length] ?? ''}`}
      />
    ))}
  </div>
);
