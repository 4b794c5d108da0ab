import type { ComponentProps } from 'react';
import type { ContractFormState } from './use-contract-form.ts';

type ContractFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> & {
  form: Pick<ContractFormState<Record<string, string>>, 'ref' | 'submit'>;
};

/** Form element of a `useContractForm`, without the browser's own validation. */
export function ContractForm({ form, ...rest }: ContractFormProps) {
  return (
    <form
      {...rest}
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event);
      }}
    />
  );
}
