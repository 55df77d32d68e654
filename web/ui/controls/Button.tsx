import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { Logo } from '../drawing/Logo.tsx';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'thread' | 'secondary' | 'outline' | 'bare' | 'danger';

interface ButtonLook {
  /** One 'primary' (gold) or 'thread' (the area's colour) a view; everything else is quieter. */
  kind?: ButtonKind;
  size?: 'm' | 'l';
  icon?: LucideIcon | undefined;
  /** Takes the whole width it is given. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** At work: keeps its place and the focus, says so, and takes no second press. */
  busy?: boolean | undefined;
}

export function Button({ kind, size, icon, wide, busy = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonLook({ kind, size, wide }, rest.className)}
      onClick={press}
    >
      {busy ? <Logo size="small" plain turning /> : icon && <Icon of={icon} size="s" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  className?: string | undefined;
  /** What is done on the way out. */
  onClick?: () => void;
  /** Leads out of the house: in a new tab, which learns neither from where nor who opened it. */
  outside?: boolean;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, icon, wide, href, className, onClick, outside, children } = props;
  const away = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;
  return (
    <a
      href={href}
      className={buttonLook({ kind, size, wide }, className)}
      onClick={onClick}
      {...(outside && away)}
    >
      {icon && <Icon of={icon} size="s" />}
      {children}
      {outside && (
        <>
          <Icon of={ArrowUpRight} size="s" />
          <VisuallyHidden>in a new tab</VisuallyHidden>
        </>
      )}
    </a>
  );
}

interface Look {
  kind: ButtonKind | undefined;
  size: 'm' | 'l' | undefined;
  wide: boolean | undefined;
}

function buttonLook({ kind = 'secondary', size = 'm', wide }: Look, className?: string): string {
  return cx(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}
