Feature: Places outside the filings
  What lies around a filing: where developers start, what the public may look up, and where a filing that can no longer be made leads.

  @W1-devhome @W1-devhome-types @browser-only
  Rule: Developers start every form from one place
    Scenario: The forms are offered
      When a visitor opens the developer home
      Then the filer is told each of these:
        | sentence                                     |
        | Form a limited liability company (LLC)       |
        | Form a profit corporation                    |
        | Form a nonprofit corporation                 |
        | Form an Article 55 cooperative association   |
        | Form an Article 56 cooperative               |

    @W9-calendar
    Scenario: The calendar entry is downloaded
      When a visitor opens the developer home
      Then "Download annual-report-schedule.ics" downloads the file "annual-report-schedule.ics"

  @W1-showstate @browser-only
  Rule: Developers see the state of the application
    Scenario: The state is shown
      When a visitor opens the state of the application
      Then the filer reads the heading "Show State"

  @W2-unavailable @browser-only
  Rule: A filing that can no longer be made leads to the record of its entity
    Scenario: The notice is about an entity
      When a visitor opens the unavailable-filing notice with:
        | entity | 20101000001 |
      Then the filer is told "This filing is no longer available for this record."
      And "Go to the summary page" is offered

  @A2-search @W7-summary @browser-only
  Rule: Everybody may look up what is on record of an entity
    Scenario: The record of an entity is found from the notice
      Given a visitor opens the unavailable-filing notice with:
        | entity | 20101000001 |
      When the filer follows "Go to the summary page"
      Then the filer is told "ID number 20101000001 (summary)"
      And "Aspen Ledger LLC" is shown for "Name"

  @A2-bizintro @browser-only
  Rule: A transaction without steps of its own is introduced before its agent is named
    Scenario: The introduction says what the transaction is for
      When a visitor opens the generic introduction with:
        | transaction | requalification of a foreign entity |
      Then the filer is told "Use this form when a foreign entity"
      And "Cancel" is offered

    Scenario: What the introduction was opened with goes along
      Given a visitor opens the generic introduction with:
        | transaction   | requalification of a foreign entity |
        | entity's type | foreign limited liability company   |
        | entity        | 20261000001                         |
        | user          | robin.sample                        |
      When the filer follows "Next"
      Then the filer is sent to the registered-agent wizard with:
        | transaction   | requalification of a foreign entity |
        | entity's type | foreign limited liability company   |
        | entity        | 20261000001                         |
        | user          | robin.sample                        |

  @A2-about @browser-only
  Rule: Everybody sees the versions of the portal and of what it consists of
    Scenario: The version of each component
      When a visitor opens the version details
      Then these values are shown:
        | Client              | 2.4.54 |
        | a - Accounts        | 2.4.54 |
        | b - Business        | 2.4.54 |
        | c - Common          | 2.4.54 |
        | e - Electronic mail | 2.4.54 |
        | u - User manager    | 2.4.54 |

  @W9-version @browser-only
  Rule: Everybody sees the version
    Scenario: The version is shown
      When a visitor opens the version details
      Then the filer is told "2.4.54"

  @W7-shell @browser-only
  Rule: The banner, the help and the footer are around what filers come to
    Scenario: What surrounds a form
      Given the filing is a limited liability company
      And the filer has reached the introduction step
      Then the filer is told each of these:
        | sentence                                   |
        | An official service of the state registry. |
        | Need help?                                 |
        | Accessibility statement                    |

    Scenario Outline: What surrounds a place outside the filings
      When a visitor opens the <place>
      Then the filer is told each of these:
        | sentence                                   |
        | An official service of the state registry. |
        | Need help?                                 |
        | Accessibility statement                    |

      Examples:
        | place                          |
        | registry search                |
        | login                          |
        | password reset                 |
        | agent maintenance introduction |
        | unavailable-filing notice      |
        | down notice                    |
        | filing-issue notice            |
        | version details                |

  @W2-review-pdf @W7-reviewpdf @browser-only
  Rule: The form can be read before paying
    Scenario: The form opens in its own window
      Given a complete filing of a limited liability company
      When the filer opens the review
      Then "View the form" opens a PDF
