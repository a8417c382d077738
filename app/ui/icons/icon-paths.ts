/** Line icons on a 24-pixel grid, one path each; dots are lines of zero length. */
export const ICON_PATHS = {
  alert: "M12 3.5 2.5 20h19zM12 10v4.5M12 17.3v0",
  arrow: "M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5",
  chat: "M4 5h16v11.5h-8.5L7 20.5v-4H4zM8.5 10.8v0M12 10.8v0M15.5 10.8v0",
  check: "M4.5 12.5l5 5 10-11",
  chevron: "M5.5 9l6.5 6.5L18.5 9",
  clock: "M12 3a9 9 0 1 0 .001 0zM12 7v5.2l3.5 2",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  copy: "M9 9h11v11H9zM5.5 15H4V4h11v1.5",
  edit: "M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4",
  info: "M12 3a9 9 0 1 0 .001 0zM12 11v5.5M12 7.6v0",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  paw: "M12 12.5c-3 0-5.5 2.6-5.5 5 0 1.5 1.1 2.5 2.6 2.5 1 0 1.9-.5 2.9-.5s1.9.5 2.9.5c1.5 0 2.6-1 2.6-2.5 0-2.4-2.5-5-5.5-5zM5 10.5v1.5M9.3 5.5v2M14.7 5.5v2M19 10.5v1.5",
  phone: "M8.3 3.5H4.5C4 13 11 20 20.5 19.5v-3.8l-4.7-1.7-2.1 2.2C11.2 15 9 12.8 7.8 10.3L10 8.2z",
  print: "M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z",
  retry: "M4.5 4.5v5h5M5 9.3A8 8 0 1 1 4 13.5",
  search: "M10.5 4a6.5 6.5 0 1 0 .001 0zM15.3 15.3 20.5 20.5",
  send: "M4 12 3.5 4.5 21 12 3.5 19.5zM4 12h8.5",
  share: "M12 15.5v-12M7.5 7.5 12 3l4.5 4.5M6.5 11.5h-2v9h15v-9h-2",
  speaker: "M4 9.5v5h3.5l5 4V5.5l-5 4zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  stop: "M6.5 6.5h11v11h-11z",
  "thumb-down": "M7.5 13.5 11 21c1.6 0 2.7-1 2.7-2.6V15h5.1c1.3 0 2-1.1 1.7-2.3l-1.6-7c-.2-1-1-1.7-2-1.7H7.5zM7.5 4h-4v9.5h4",
  "thumb-up": "M7.5 10.5 11 3c1.6 0 2.7 1 2.7 2.6V9h5.1c1.3 0 2 1.1 1.7 2.3l-1.6 7c-.2 1-1 1.7-2 1.7H7.5zM7.5 20h-4v-9.5h4",
  trash: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6",
} as const;

export type IconName = keyof typeof ICON_PATHS;
