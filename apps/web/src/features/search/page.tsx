import type { KeyboardEvent } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { fieldClass } from '../../ui/field.tsx';
import { FirstAidLine } from '../../ui/first-aid-line.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { focusFirstResult, moveFocus } from './move-focus.ts';
import { Outcome } from './outcome.tsx';
import { useQuery } from './use-query.ts';
import { useSearcher } from './use-searcher.ts';
import { WhatCanBeFound } from './what-can-be-found.tsx';

const FIELD = 'search-field';

const SearchPage = () => {
  const { query, field, read, write, keep } = useQuery();
  const { state, load, again } = useSearcher();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <div className="page-width max-w-208 py-6 sm:py-10" onKeyDown={onKeyDown}>
      <PageHeading>Search the reference</PageHeading>
      <form
        role="search"
        action="/search"
        className="mt-6 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
          focusFirstResult(event.currentTarget.parentElement);
        }}
      >
        <label htmlFor={FIELD} className="sr-only">
          What are you looking for?
        </label>
        <input
          ref={field}
          id={FIELD}
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="asagi, white spot, KH ..."
          onInput={read}
          onFocus={load}
          onBlur={keep}
          className={fieldClass}
        />
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </form>
      <noscript>
        <p className="mt-4">Searching needs JavaScript. The lists below do not.</p>
      </noscript>
      {query === '' ? (
        <WhatCanBeFound onExample={write} />
      ) : (
        <Outcome query={query} state={state} onRetry={again} />
      )}
      <div className="mt-10 border-t border-hairline pt-6">
        <FirstAidLine />
      </div>
    </div>
  );
};

export default SearchPage;
