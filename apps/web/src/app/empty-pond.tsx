/** Rings on water where a fish has just left. */
export const EmptyPond = () => (
  <svg viewBox="0 0 240 120" aria-hidden="true" className="h-30 w-60 text-field" fill="none">
    {[18, 42, 70, 102].map((radius, ring) => (
      <ellipse
        key={radius}
        cx="120"
        cy="60"
        rx={radius}
        ry={radius * 0.5}
        stroke="currentColor"
        strokeOpacity={0.9 - ring * 0.22}
      />
    ))}
  </svg>
);
