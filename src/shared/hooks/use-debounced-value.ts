import { useEffect, useState } from 'react';

/** Returns the value after it has not changed for `waitMs` milliseconds (debounce), for example what is typed. */
export function useDebouncedValue<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return debounced;
}
