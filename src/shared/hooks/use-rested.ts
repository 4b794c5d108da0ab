import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds: what is typed, when the keys rest. */
export function useRested<T>(value: T, rest: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
