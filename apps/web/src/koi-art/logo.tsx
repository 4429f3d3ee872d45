import './koi-art.css';

type Props = { className?: string };

const body =
  'M44.3 8.7q-0.7-0.6-1.6-0.6q-0.9 0-1.6 0q-0.7 0.1-1.9 0.7q-1.2 0.6-2.4 2.2q-1.2 1.5-2.2 3.8q-1 2.2-1.6 4.2q-0.6 2-1 3.6q-0.3 1.6-1 3.4q-0.8 1.8-2.6 3.9q-1.7 2-4.2 4.1q-2.5 2.2-4.2 3.6q-1.7 1.4-3.8 2.4q-2.1 1-5.4 3q-3.2 2.1-4.4 8.3q-1.3 6.3 0.1 8.2q1.4 1.9 2.9-2q1.5-3.9 3.4-6.7q1.9-2.7 3.4-1.1q1.5 1.5 3.9 3.1q2.4 1.6 2.9 0.2q0.5-1.3-0.7-2.8q-1.2-1.5-1.9-3.2q-0.8-1.7-0.2-3q0.7-1.4 2.5-2.1q1.8-0.7 5-1.5q3.2-0.8 6.5-2.1q3.3-1.2 6.6-3.8q3.2-2.5 5-5.7q1.9-3.2 2.4-6.1q0.5-2.9 0.3-5.2q-0.2-2.3-0.6-3.9q-0.5-1.5-1.1-2.5q-0.7-1-1.3-1.5q-0.5-0.4-1.2-0.9z';
const fins =
  'M36.1 18.3q0.5-2.9-1.6-3.5q-2.2-0.7-4.9 0.2q-2.7 0.9-4.6 3.2q-2 2.3-1.9 4.8q0.1 2.6 2.2 2.6q2 0 4.1-1.5q2.2-1.5 4.1-2.2q2-0.6 2.6-3.6zM45.9 20.2q0.5-2.9 2.8-2.7q2.2 0.3 4.4 2.1q2.1 1.9 3.1 4.7q1 2.8-0.1 5.2q-1.1 2.3-3 1.5q-1.8-0.7-3.2-2.9q-1.5-2.3-3-3.6q-1.6-1.3-1-4.3z';

/** The mark: one koi in a single curve, with the red crown of a Tancho. Always beside the name, so never spoken. */
export const Logo = ({ className }: Props) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
    <path d={fins} fill="currentColor" fillOpacity="0.5" />
    <path d={body} fill="currentColor" />
    <circle className="koi-mark-spot" cx="41.7" cy="15.2" r="3.6" />
  </svg>
);
