import { toneFill, type Tone } from './tone.ts';

export type MeterProps = {
  /** What is measured, such as 'Outline'. */
  label: string;
  /** 0 to `max`. */
  value: number;
  /** Default 100. */
  max?: number | undefined;
  /** The value in words with its unit, such as '82 out of 100' or '7.4 of 10'. Always shown. */
  text: string;
  /** Colour of the bar; the words carry the meaning. Default 'neutral'. */
  tone?: Tone | undefined;
};

/** A value as a bar with its words. Drawn as SVG, since an inline style would break the page's policy. */
export const Meter = ({ label, value, max = 100, text, tone = 'neutral' }: MeterProps) => {
  const share = Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">{text}</span>
      </div>
      <svg
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className={`mt-2 block h-2 w-full rounded-full bg-water-deep forced-colors:border ${toneFill[tone]}`}
      >
        <rect width={`${share * 100}%`} height="100%" rx="4" fill="currentColor" />
      </svg>
    </div>
  );
};
