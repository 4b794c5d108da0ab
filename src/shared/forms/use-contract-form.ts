import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm, useWatch } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useBackOnline } from '../api/write/use-back-online.ts';
import { useWrite } from '../api/write/use-write.ts';
import type { Write, WriteCall } from '../api/write/write.ts';
import { contractResolver, type FormValues, SENTENCE_ERROR, type ValueProblem } from './contract-resolver.ts';
import { type FormErrorText, formErrorsOf } from './form-errors.ts';

type Names<Values> = keyof Values & string;

/** Field-specific messages; problems without one use a default message. */
export type FieldErrorText<Values> = Partial<Record<Names<Values>, Partial<Record<ValueProblem, string>>>>;

interface FormOptions<Values extends FormValues, Variables, Answer> {
  /** Fields of the generated request, by `z.pick`; their limits are the contract's. */
  schema: ZodMiniType<unknown, unknown>;
  /** Initial values. */
  initial: Values;
  /** Returns the values as they are validated and sent. */
  normalize?: (values: Values) => Values;
  fieldErrorText?: FieldErrorText<Values>;
  /** Generated mutation options of the form's call; its failures are shown in the form. */
  call: WriteCall<Variables, Answer>;
  write?: Omit<Write<Variables, Answer>, 'errorToast'>;
  /** Builds the request from valid values. */
  request: (values: Values) => Variables;
  /** Returns messages of fields whose current values the server is known to refuse. */
  knownErrors?: (values: Values) => Partial<Record<Names<Values>, string>>;
  errorText: Omit<FormErrorText<Names<Values>>, 'offline'> & { offline?: string };
}

/** Props of a field's control. */
export interface FormField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** State of a form for `ContractForm` and its page. */
export interface ContractFormState<Values extends FormValues, Variables = never> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** Returns the props of a field's control. */
  field: (name: Names<Values>) => FormField;
  change: (name: Names<Values>, value: string) => void;
  submit: (event?: FormEvent) => void;
  /** Sends a request that is not built from the fields; its failures are shown in the form as well. */
  send: (variables: Variables) => Promise<boolean>;
  busy: boolean;
  /** Messages about the whole form. */
  messages: readonly string[];
  /** Failure of the last submission. */
  error: unknown;
  /** Resets the form, optionally to other values. */
  reset: (values?: Values) => void;
}

/**
 * Form whose rules are the contract's: validates against the request schema before sending, shows the server's messages
 * beside their fields, focuses the first invalid field and keeps all input. Editing a field clears its error.
 */
export function useContractForm<Values extends FormValues, Variables, Answer>(
  options: FormOptions<Values, Variables, Answer>,
): ContractFormState<Values, Variables> {
  const {
    schema,
    initial,
    normalize = (values: Values) => values,
    fieldErrorText,
    call,
    write = {},
    request,
    errorText,
  } = options;
  const knownErrors = useRef(options.knownErrors);
  useEffect(() => {
    knownErrors.current = options.knownErrors;
  });
  const { t } = useLingui();
  const ref = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Names<Values>[];
  const defaultText: Record<ValueProblem, string> = {
    missing: t`This is missing.`,
    tooShort: t`This is too short.`,
    tooLong: t`This is too long.`,
    malformed: t`This does not look right.`,
  };
  const formErrorText = { offline: t`No connection. Check it and try again.`, ...errorText };

  // Schema and normalize are constant while the form is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const resolver = useMemo(
    () => contractResolver(schema, normalize, (typed) => knownErrors.current?.(typed) ?? {}),
    [schema],
  );
  const { control, handleSubmit, setValue, setError, clearErrors, formState, reset } = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    reValidateMode: 'onSubmit',
    // Focused below in document order, because not every field is a single input.
    shouldFocusError: false,
  });
  const values = { ...initial, ...useWatch({ control }) } as Values;
  const { errors, submitCount } = formState;

  const writer = useWrite(call, {
    ...write,
    onError: (error, variables) => {
      for (const [name, message] of Object.entries(formErrorsOf(error, names, formErrorText).fields))
        setError(name as Path<Values>, { type: SENTENCE_ERROR, message: String(message) });
      return write.onError?.(error, variables);
    },
  });

  useBackOnline(writer.error, writer.clearError);

  useEffect(() => {
    if (submitCount > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const errorTextOf = (name: Names<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === SENTENCE_ERROR) return String(error.message);
    const specific = fieldErrorText?.[name];
    const problem = error.type as ValueProblem;
    return (
      specific?.[problem] ??
      (problem === 'tooShort' ? specific?.malformed : undefined) ??
      defaultText[problem]
    );
  };

  const change = (name: Names<Values>, value: string): void => {
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    clearErrors(name as Path<Values>);
  };

  const send = handleSubmit(
    async (valid) => {
      await writer.write(request(valid as Values));
    },
    // The last failure belongs to other values.
    () => {
      if (!writer.busy) writer.clearError();
    },
  );

  return {
    ref,
    values,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errorTextOf(name),
      onChange: (event) => change(name, event.currentTarget.value),
    }),
    change,
    submit: (event) => void send(event),
    send: writer.write,
    busy: writer.busy,
    messages: writer.error ? formErrorsOf(writer.error, names, formErrorText).messages : [],
    error: writer.error,
    reset: (next = initial) => reset(next),
  };
}
