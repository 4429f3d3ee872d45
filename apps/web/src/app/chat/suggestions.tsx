type SuggestionsProps = {
  /** Sent as they stand. */
  words: readonly string[];
  disabled: boolean;
  onSay: (text: string) => void;
};

/** Questions to begin with. */
export const Suggestions = ({ words, disabled, onSay }: SuggestionsProps) => (
  <ul aria-label="Suggestions" className="grid gap-2 sm:grid-cols-2">
    {words.map((text) => (
      <li key={text}>
        <button
          type="button"
          disabled={disabled}
          onClick={() => onSay(text)}
          className="hairline min-h-12 w-full rounded-field bg-raised px-4 py-2.5 text-left hover:not-disabled:border-ai hover:not-disabled:text-ai"
        >
          {text}
        </button>
      </li>
    ))}
  </ul>
);
