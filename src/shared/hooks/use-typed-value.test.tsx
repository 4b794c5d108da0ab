import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useTypedValue } from './use-typed-value.ts';

type Store = { waiting: string[]; setStored: (value: string) => void };

/** A field whose typed values wait until the test stores them. */
function Field({ store, initial }: { store: Store; initial: string }) {
  const [stored, setStored] = useState(initial);
  useEffect(() => {
    store.setStored = setStored;
  }, [store]);
  return <input aria-label="Text" {...useTypedValue(stored, (value) => store.waiting.push(value))} />;
}

function setUp(initial = '') {
  const store: Store = { waiting: [], setStored: () => {} };
  const { waiting } = store;
  render(<Field store={store} initial={initial} />);
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  const type = (value: string): void => {
    fireEvent.change(field, { target: { value } });
  };
  const flush = (): void => act(() => store.setStored(waiting.shift() ?? ''));
  const storeElsewhere = (value: string): void => act(() => store.setStored(value));
  return { field, type, flush, storeElsewhere, waiting };
}

it('useTypedValue keeps letters that are typed before earlier ones are stored', () => {
  const { field, type, flush, waiting } = setUp();
  act(() => field.focus());
  type('a');
  type('ab');
  flush();
  expect(field.value).toBe('ab');
  type('abc');
  flush();
  expect(field.value).toBe('abc');
  expect(waiting).toEqual(['abc']);
});

it('useTypedValue keeps the caret in the middle while older values are stored', () => {
  const { field, type, flush } = setUp('A field');
  act(() => field.focus());
  type('A green field');
  field.setSelectionRange(7, 7);
  flush();
  expect([field.value, field.selectionStart]).toEqual(['A green field', 7]);
});

it('useTypedValue shows a value that was changed elsewhere, such as by undo', () => {
  const { field, type, flush, storeElsewhere } = setUp();
  act(() => field.focus());
  type('one');
  flush();
  act(() => field.blur());
  storeElsewhere('two');
  expect(field.value).toBe('two');
});
