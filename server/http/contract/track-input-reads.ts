/**
 * An input that tells which of its fields are read by name. Passing all of them on (a spread, a loop over the entries, as
 * the link to the next page does) reads none: it goes by what is there, not by what it means.
 */
export function notedInput<Input>(input: Input, note: (name: string) => void): Input {
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
