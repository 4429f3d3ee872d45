/** The first stop of the Tab key leads past the header. */
export const SkipLink = () => (
  <a
    href="#main"
    className="absolute -top-20 left-2 z-50 rounded-field bg-ink px-4 py-3 font-semibold text-ground focus:top-2"
  >
    Skip to content
  </a>
);
