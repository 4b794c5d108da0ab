import type { WriteCall } from '#src/shared/api/write/write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useTakeBack } from './use-undo.ts';

type TakeBackButtonProps<Variables> = {
  call: WriteCall<Variables, unknown>;
  request: Variables;
  children: string;
  /** Spoken in full: what is taken back from whom. */
  label: string;
};

/** At the end of a row: takes back what it says. */
export function TakeBackButton<Variables>({
  call,
  request,
  children,
  label,
}: TakeBackButtonProps<Variables>) {
  const { write, busy } = useTakeBack(call);
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={label}
      onClick={() => void write(request)}
    >
      {children}
    </Button>
  );
}
