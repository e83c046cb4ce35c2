Feature: Places outside the filings

  @W1-devhome @W1-devhome-types @browser-only
  Rule: Developers start every form from one place
    Scenario Outline: A form is offered
      When a visitor opens the developer home
      Then the filer is told "<form>"

      Examples:
        | form              |
        | ARTORG_LLC / DLLC |
        | ARTINC_PC / DPC   |
        | ARTINC_NPC / DNC  |
        | ARTINC_55 / DC55  |
        | ARTINC_56 / DC56  |

    @W9-calendar
    Scenario: The calendar entry is downloaded
      When a visitor opens the developer home
      Then "Download annual-report-schedule.ics" downloads the file "annual-report-schedule.ics"

  @W1-showstate @browser-only
  Rule: Developers see the state of the application
    Scenario: The state is shown
      When a visitor opens the state of the application
      Then the filer reads the heading "Show State"

  @W9-version @browser-only
  Rule: Everybody sees the version
    Scenario: The version is shown
      When a visitor opens the version details
      Then the filer is told "2.4.54"

  @W7-shell @W2-header @browser-only
  Rule: Every place has its banner, its help and its footer
    Scenario Outline: What surrounds a form
      Given the filer has reached the introduction step
      Then the filer is told "<text>"

      Examples:
        | text                                                         |
        | An official online service of the state's business registry. |
        | Need help?                                                   |
        | Accessibility statement                                      |

  @W2-review-pdf @W7-reviewpdf @browser-only
  Rule: The form can be read before paying
    Scenario: The form opens in its own window
      Given a complete filing of a limited liability company
      When the filer opens the review
      Then "View the form" opens a PDF
