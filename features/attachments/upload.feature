Feature: Files that may be attached

  @W5-upload-types
  Rule: Text, PDF and image files are accepted, by extension and by type
    @api
    Scenario Outline: A file is accepted or refused by its kind
      When the filer attaches the file "<file>" of type "<type>"
      Then the answer on the files is "<problem>"

      Examples: Every kind that is accepted
        | file       | type            | problem |
        | notes.txt  | text/plain      |         |
        | notes.text | text/plain      |         |
        | form.pdf   | application/pdf |         |
        | photo.jpg  | image/jpeg      |         |
        | photo.jpeg | image/jpeg      |         |
        | photo.gif  | image/gif       |         |
        | photo.png  | image/png       |         |
        | scan.tif   | image/tiff      |         |
        | scan.tiff  | image/tiff      |         |
        | FORM.PDF   | application/pdf |         |

      @browser
      Examples: Extensions that are not
        | file       | type            | problem                                  |
        | sheet.xlsx | application/pdf | ".xlsx" file extensions are not allowed. |
        | letter.doc | text/plain      | ".doc" file extensions are not allowed.  |
        | site.html  | text/plain      | ".html" file extensions are not allowed. |
        | data.csv   | text/plain      | ".csv" file extensions are not allowed.  |
        | run.exe    | application/pdf | ".exe" file extensions are not allowed.  |
        | letter.rtf | text/plain      | ".rtf" file extensions are not allowed.  |

      Examples: Types that are not
        | file      | type            | problem                                     |
        | notes.txt | text/html       | HTML file types are not allowed.            |
        | form.pdf  | application/zip | application/zip file types are not allowed. |
        | photo.png | image/svg+xml   | image/svg+xml file types are not allowed.   |

  @W5-upload-count @W9-constants
  Rule: At most five files are attached
    Scenario Outline: Files are counted with those already held
      Given the filer holds <held> files
      When the filer attaches <new> files
      Then the answer on the files is "<problem>"

      @browser
      Examples: While another file can be added
        | held | new | problem                         |
        | 0    | 5   |                                 |
        | 4    | 1   |                                 |
        | 0    | 6   | Only 5 attachments are allowed. |
        | 3    | 3   | Only 5 attachments are allowed. |

      Examples: When five are held
        | held | new | problem                         |
        | 5    | 1   | Only 5 attachments are allowed. |

    Scenario: A limit of one is worded for one
      Given at most 1 file may be attached
      When the filer attaches 2 files
      Then the answer on the files is "Only One Attachment is Allowed"

  @W5-upload-size @W9-constants
  Rule: The files have at most 10 MB together and none is empty
    Scenario Outline: A file is accepted or refused by its size
      When the filer attaches a file of <size> bytes
      Then the answer on the files is "<problem>"

      @browser
      Examples: None and the most
        | size     | problem                        |
        | 0        | scan.pdf is empty.             |
        | 10485760 |                                |
        | 10485761 | scan.pdf is larger than 10 MB. |

      Examples: The least
        | size | problem |
        | 1    |         |

    Scenario Outline: The sizes are added up
      Given the filer holds a file of <held> bytes
      When the filer attaches a file of <size> bytes
      Then the answer on the files is "<problem>"

      Examples:
        | held    | size    | problem                                           |
        | 5242880 | 5242880 |                                                   |
        | 5242880 | 5242881 | Combined size of all files must be 10 MB or less. |

  @W5-upload-password
  Rule: A password-protected PDF is known by its content, whatever its name
    @api @browser
    Scenario Outline: The content decides
      When the filer attaches a PDF called "<file>" that <is> protected by a password
      Then the answer on the files is "<problem>"

      Examples:
        | file                   | is     | problem                                                                                             |
        | minutes.pdf            | is     | Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them. |
        | minutes.pdf            | is not |                                                                                                     |
        | password-protected.pdf | is not |                                                                                                     |

  @W5-upload-none
  Rule: A folder that is dropped is no file
    @browser
    Scenario: Nothing usable was dropped
      When the filer attaches 0 files
      Then the answer on the files is "Your files can't be attached. If you are attempting to drop a folder, select all the files within the folder and drag them all at once."

  @W5-upload-notfile
  Rule: What is not a file is refused
    Scenario: Something else was dropped
      When the filer attaches something that is not a file
      Then the answer on the files is "Your file can't be attached. Not a file."

  @W5-upload-name
  Rule: The name of a file has ASCII characters only
    @browser
    Scenario Outline: The name is accepted or refused
      When the filer attaches the file "<file>" of type "application/pdf"
      Then the answer on the files is "<problem>"

      Examples:
        | file             | problem                               |
        | minutes-2026.pdf |                                       |
        | niño.pdf         | Invalid characters in file name: ñ    |
        | 会议.pdf           | Invalid characters in file name: 会, 议 |

  @W2-attachments @W4-upload-close
  Rule: Attached files are listed and can be removed
    @browser-only
    Scenario: A filer attaches a file and removes it
      Given the filer has come to the attachments step
      When the filer attaches the file "articles.pdf" of type "application/pdf"
      Then the attached files are "articles.pdf"
      When the filer removes the file "articles.pdf"
      Then the attached files are ""

    @browser-only
    Scenario: A file that is refused is not listed
      Given the filer has come to the attachments step
      When the filer attaches the file "run.exe" of type "application/octet-stream"
      Then the answer on the files is "".exe" file extensions are not allowed."

    @browser
    Scenario: Attachments are optional for a limited liability company
      Given the filer has come to the attachments step
      When the filer goes on
      Then the filer is at the effective date step

  @W2-attachments
  Rule: Files are added until five are held
    @browser
    Scenario Outline: Whether another file can be added
      Given the filer holds <held> files
      Then another file <can> be added

      Examples:
        | held | can    |
        | 0    | can    |
        | 4    | can    |
        | 5    | cannot |
