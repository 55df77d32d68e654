import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The words of each page, as a reader of PDFs finds them that had no part in writing it. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
}
