/**
 * Wraps an input so that `note` is called for each field read by name. Passing all fields on (a spread, a loop over the
 * entries, as the link to the next page does) counts as reading none, because such code does not depend on a field's
 * meaning.
 */
export function trackInputReads<Input>(input: Input, note: (name: string) => void): Input {
  if (typeof input !== 'object' || input === null) return input;
  let passedOn: string | symbol | undefined;
  return new Proxy(input, {
    getOwnPropertyDescriptor(target, name) {
      passedOn = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get(target, name, receiver) {
      if (name !== passedOn && typeof name === 'string') note(name);
      passedOn = undefined;
      return Reflect.get(target, name, receiver);
    },
  });
}
