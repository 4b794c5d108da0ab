import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm, useWatch } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useBackOnline } from '../api/write/use-back-online.ts';
import { useWrite } from '../api/write/use-write.ts';
import type { Write, WriteCall } from '../api/write/write.ts';
import { contractResolver, type FormValues, SAID, type ValueProblem } from './contract-resolver.ts';
import { type RefusalWords, refusalOf } from './refusal.ts';

type Names<Values> = keyof Values & string;

/** What a form says about its fields; what is not named has a sentence that fits everywhere. */
export type FieldWords<Values> = Partial<Record<Names<Values>, Partial<Record<ValueProblem, string>>>>;

interface FormOptions<Values extends FormValues, Variables, Answer> {
  /** The fields of the generated request, by `z.pick`: their limits are those of the contract. */
  schema: ZodMiniType<unknown, unknown>;
  /** The form as it opens. */
  initial: Values;
  /** The values as they are judged and sent. */
  tidy?: (values: Values) => Values;
  words?: FieldWords<Values>;
  /** The generated options of the call that the form makes, and what belongs to it; its failures are said in the form. */
  call: WriteCall<Variables, Answer>;
  write?: Omit<Write<Variables, Answer>, 'failed'>;
  /** What of the request is sent, from values that passed. */
  request: (values: Values) => Variables;
  /** What is known to be wrong already, as the server said it of these very values. */
  objections?: (values: Values) => Partial<Record<Names<Values>, string>>;
  refusal: Omit<RefusalWords<Names<Values>>, 'offline'> & { offline?: string };
}

/** A field as its control takes it. */
export interface FormField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** A form as `ContractForm` and its page use it. */
export interface ContractFormState<Values extends FormValues, Variables = never> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** What the field's control takes. */
  field: (name: Names<Values>) => FormField;
  change: (name: Names<Values>, value: string) => void;
  submit: (event?: FormEvent) => void;
  /** Makes the call with a request that none of the fields are part of; its failures are said in the form as well. */
  send: (variables: Variables) => Promise<boolean>;
  busy: boolean;
  /** What is wrong with the form as a whole. */
  messages: readonly string[];
  /** Why the server refused it last. */
  error: unknown;
  /** Empties the form, or begins it anew with other values. */
  reset: (values?: Values) => void;
}

/**
 * The one form: judged by the contract's own request schema before it is sent, the server's sentences beside their
 * fields, the first wrong field focused, nothing typed lost. What was wrong with a value says nothing about the next one,
 * so typing takes it away.
 */
export function useContractForm<Values extends FormValues, Variables, Answer>(
  options: FormOptions<Values, Variables, Answer>,
): ContractFormState<Values, Variables> {
  const {
    schema,
    initial,
    tidy = (values: Values) => values,
    words,
    call,
    write = {},
    request,
    refusal,
  } = options;
  const objections = useRef(options.objections);
  useEffect(() => {
    objections.current = options.objections;
  });
  const { t } = useLingui();
  const ref = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Names<Values>[];
  const usual: Record<ValueProblem, string> = {
    missing: t`This is missing.`,
    tooShort: t`This is too short.`,
    tooLong: t`This is too long.`,
    malformed: t`This does not look right.`,
  };
  const refusalWords = { offline: t`No connection. Check it and try again.`, ...refusal };

  // The schema and what is trimmed belong to the form for as long as it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const resolver = useMemo(
    () => contractResolver(schema, tidy, (typed) => objections.current?.(typed) ?? {}),
    [schema],
  );
  const { control, handleSubmit, setValue, setError, clearErrors, formState, reset } = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    reValidateMode: 'onSubmit',
    // Found below, in the order of the page: not every field is one input.
    shouldFocusError: false,
  });
  const values = { ...initial, ...useWatch({ control }) } as Values;
  const { errors, submitCount } = formState;

  const writer = useWrite(call, {
    ...write,
    refused: (error, variables) => {
      for (const [name, message] of Object.entries(refusalOf(error, names, refusalWords).fields))
        setError(name as Path<Values>, { type: SAID, message: String(message) });
      return write.refused?.(error, variables);
    },
  });

  useBackOnline(writer.error, writer.forget);

  useEffect(() => {
    if (submitCount > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const sentenceOf = (name: Names<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === SAID) return String(error.message);
    const own = words?.[name];
    const problem = error.type as ValueProblem;
    return own?.[problem] ?? (problem === 'tooShort' ? own?.malformed : undefined) ?? usual[problem];
  };

  const change = (name: Names<Values>, value: string): void => {
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    clearErrors(name as Path<Values>);
  };

  const send = handleSubmit(
    async (ready) => {
      await writer.write(request(ready as Values));
    },
    // The last refusal was of other values.
    () => {
      if (!writer.busy) writer.forget();
    },
  );

  return {
    ref,
    values,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: sentenceOf(name),
      onChange: (event) => change(name, event.currentTarget.value),
    }),
    change,
    submit: (event) => void send(event),
    send: writer.write,
    busy: writer.busy,
    messages: writer.error ? refusalOf(writer.error, names, refusalWords).messages : [],
    error: writer.error,
    reset: (next = initial) => reset(next),
  };
}
