import { buttonClass } from '../../ui/button-class.ts';
import { fieldClass } from '../../ui/field.tsx';

/** Leads to the search page; needs no script. */
export const SearchForm = () => (
  <form action="/search" role="search" className="flex max-w-measure gap-2">
    <label htmlFor="reference-search" className="sr-only">
      Search the reference
    </label>
    <input
      id="reference-search"
      name="q"
      type="search"
      placeholder="Search: asagi, white spot, KH ..."
      className={fieldClass}
    />
    <button type="submit" className={buttonClass()}>
      Search
    </button>
  </form>
);
