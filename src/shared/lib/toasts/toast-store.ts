import { useSyncExternalStore } from 'react';

/** Kinds of toast (spec 000 §4). */
export type ToastType = 'info' | 'banner' | 'error' | 'success' | 'mascot' | 'meow';

/** How long a toast stays, in milliseconds (spec 000 §9); banners stay until cleared. */
export const TOAST_DURATION: Record<ToastType, number> = {
  info: 4000,
  success: 4000,
  mascot: 4000,
  meow: 4000,
  error: 8000,
  banner: Number.POSITIVE_INFINITY,
};

/** A message on its way past the reader. `message` is already translated. */
export type Toast = {
  id: string;
  type: ToastType;
  message: string;
  /** One thing the reader can do about it; the toast goes when it is done. */
  action?: { label: string; onAction: () => void };
  /** Another thing, such as taking back what was done. */
  also?: { label: string; onAction: () => void };
  /** How long it stays, in milliseconds, where its kind does not say it. */
  duration?: number;
};

type NewToast = Omit<Toast, 'id' | 'type'> & { id?: string; type?: ToastType };

const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Takes a toast away; an unknown id is fine. */
export function dismissToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

function startTimer(toast: Toast): void {
  const { duration = TOAST_DURATION[toast.type] } = toast;
  if (!Number.isFinite(duration)) return;
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), duration),
  );
}

/**
 * Shows a toast and returns its id. A toast whose id is on the screen already is not added twice
 * (spec 000 §4). `type` defaults to `info`.
 */
export function addToast({ id, type = 'info', ...rest }: NewToast): string {
  lastId += 1;
  const toast: Toast = { ...rest, id: id ?? `toast-${lastId}`, type };
  if (toasts.some((known) => known.id === toast.id)) return toast.id;
  change([...toasts, toast]);
  startTimer(toast);
  return toast.id;
}

/** Takes every toast away. */
export function clearToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  change(NONE);
}

/** Stops all clocks while the reader points at or focuses a toast. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Starts the clocks of everything on the screen anew. */
export function resumeToasts(): void {
  pauseToasts();
  for (const toast of toasts) startTimer(toast);
}

/** The toasts on the screen, oldest first. */
export const getToasts = (): readonly Toast[] => toasts;

/** Calls `listener` after every change; returns the way out. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts on the screen as React state; none while rendering on the server. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribeToasts, getToasts, () => NONE);
