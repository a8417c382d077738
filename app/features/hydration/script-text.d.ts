/** A script as minified text, to be written inline into a page. */
declare module "*?script" {
  const text: string;
  export default text;
}
