import { useId } from 'react';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** 0 to 5 stars with parts of a star, and the same as a number. */
export const Stars = ({ value }: { value: number }) => {
  const id = useId();
  const words = `Show quality: ${value.toFixed(1)} out of 5 stars`;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <svg role="img" aria-label={words} viewBox="0 0 120 24" className="h-6 w-30">
        <clipPath id={id}>
          <rect width={(value / 5) * 120} height="24" />
        </clipPath>
        {[0, 1, 2, 3, 4].map((at) => (
          <path
            key={at}
            d={STAR}
            transform={`translate(${at * 24} 0)`}
            className="fill-none stroke-yamabuki-text"
          />
        ))}
        <g clipPath={`url(#${id})`}>
          {[0, 1, 2, 3, 4].map((at) => (
            <path
              key={at}
              d={STAR}
              transform={`translate(${at * 24} 0)`}
              className="fill-yamabuki stroke-yamabuki-text"
            />
          ))}
        </g>
      </svg>
      <span aria-hidden="true" className="text-sm text-muted">
        Show quality {value.toFixed(1)} of 5
      </span>
    </span>
  );
};
