import './koi-art.css';

type Props = { className?: string };

/** The mark: one koi in a single curve, with the red crown of a Tancho. Always beside the name, so never spoken. */
export const Logo = ({ className }: Props) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <path
      d="M11.2 2.6C15.4 2.4 18 5.6 17.8 9.8C17.6 14.2 15.4 16.8 17.6 20.4C18.7 22.2 21.2 23.2 24.4 22.6C22.8 24.2 21.4 24.9 19.9 25C20.6 26.6 20.5 28 19.6 29.6C18.4 27.2 16.4 25.8 14.2 23.8C10.6 20.6 7.4 16.4 6.4 11.2C5.6 6.6 7.4 2.8 11.2 2.6Z"
      fill="currentColor"
    />
    <path
      d="M17.9 8.6C21 8.4 23.6 10.2 24.4 13.2C21.6 13.8 18.6 13.2 17.2 12.2ZM7 13.4C4.6 14.2 3.2 16.4 3.4 19.2C6 19 8.2 17.6 8.8 16.2Z"
      fill="currentColor"
      fillOpacity="0.55"
    />
    <circle className="koi-mark-spot" cx="12" cy="7.9" r="2.5" />
  </svg>
);
