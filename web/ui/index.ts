/** The kit. Everything seen is made of these; nothing here knows a module. */
export { cx } from './cx.ts';
export { breath, fullestPart, lampLight, useMedia, useStill, useWide } from './motion.ts';

export { Button, ButtonLink } from './controls/Button.tsx';
export { SoundButton, type SoundButtonProps } from './controls/SoundButton.tsx';
export { IconButton } from './controls/IconButton.tsx';

export { TextField } from './fields/TextField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { AddLineField } from './fields/AddLineField.tsx';
export { MessageField } from './fields/MessageField.tsx';
export { TextArea } from './fields/TextArea.tsx';
export { Select } from './fields/Select.tsx';
export { Stepper } from './fields/Stepper.tsx';
export { Switch } from './fields/Switch.tsx';
export { Choice } from './fields/Choice.tsx';
export { FormErrors } from './fields/FormErrors.tsx';

export { Icon, type LucideIcon } from './drawing/Icon.tsx';
export { Logo } from './drawing/Logo.tsx';
export { VisuallyHidden } from './drawing/VisuallyHidden.tsx';

export { Avatar, AvatarStack, type Person } from './people/Avatar.tsx';
export { GuildSeal } from './people/GuildSeal.tsx';

export { Badge, HealthBadge } from './words/Badge.tsx';
export { Code, Kbd, groupCode } from './words/Code.tsx';
export { CopyButton } from './words/CopyButton.tsx';
export { Count } from './words/Count.tsx';
export { DateLine, dayName, dayWithin } from './words/DateLine.tsx';

export { Sheet } from './layers/Sheet.tsx';
export { partLater } from './layers/part-later.tsx';
export { sheetLater } from './layers/sheet-later.tsx';
export { Dialog } from './layers/Dialog.tsx';
export { Menu } from './layers/Menu.tsx';
export { toast } from './layers/toast.ts';
export { Toasts } from './layers/Toasts.tsx';

export { List, ListHeading, Row } from './lists/List.tsx';
export { LoadMore } from './lists/LoadMore.tsx';
export { Card } from './lists/Card.tsx';
export { Tabs } from './lists/Tabs.tsx';

export { PageLoading } from './states/PageLoading.tsx';
export { Empty } from './states/Empty.tsx';
export { ErrorState, type Kept } from './states/ErrorState.tsx';
export { LastKnown } from './states/LastKnown.tsx';
export { Bone, Skeleton, SkeletonRows } from './states/Skeleton.tsx';
export { Loading, ProgressBar, ProgressRing } from './states/Progress.tsx';

export { aurora } from './scenery/aurora.ts';
export { Backdrop } from './scenery/Backdrop.tsx';
export { House } from './scenery/House.tsx';
export { Hush } from './scenery/star-free-areas.ts';
export { whileSeen } from './scenery/whileSeen.ts';
export { SkinChooser } from './skins/SkinChooser.tsx';
export { currentSkin, frontOfTheHouse, useSkin, type Skin } from './skins/skin.ts';

export type { Area } from './frame/area.ts';
export { FrameContext, useLending, type Lending, type MenuLine } from './frame/frame.ts';
export { Screen } from './frame/Screen.tsx';
export { Stage } from './frame/Stage.tsx';
export { AreaBar, type AreaBarItem, type AreaBarProps } from './frame/AreaBar.tsx';
export { ThumbBar } from './frame/ThumbBar.tsx';
export { Rail, AreaLinks, type AreaLink } from './frame/Rail.tsx';
export { ConnectionLine, type Connection } from './frame/ConnectionLine.tsx';
