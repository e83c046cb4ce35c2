Feature: Review and confirmation of a request to remove personal data
  Hiding a person's data on public documents cannot be taken back easily, so the request is read as a whole before it is sent.

  @A2-pii-review
  Rule: The review shows the record, the numbers and each filer
    Scenario: The review of a request with two filers
      Given a request to remove personal data with 2 filers, listing the filers
      Then the review of the request shows:
        | line                | value                                           |
        | Record name         | Cedar Bluff Farms LLC                           |
        | Entity ID           | 20101000001                                     |
        | PII document ID     | 20101000002                                     |
        | Removal document ID | 20261000003                                     |
        | Filer               | Ada Lindqvist - 1700 Broadway, Denver, CO 80290 |
        | Filer               | Ben Okafor - 1700 Broadway, Denver, CO 80290    |

    @browser
    Scenario: Before it is submitted
      Given a request to remove personal data with 1 filer, listing the filers
      Then the review of the request is headed "Review & submit"
      And the review of the request says ""
      And the review of the request warns ""
      And the review of the request offers "Submit, Cancel"

  @A2-pii-review
  Rule: An administrator who enters a request for a document that is withheld already is told so before it is submitted
    @browser
    Scenario Outline: The document has been withheld at an earlier request, or has not
      Given a request to remove personal data with 1 filer, listing the filers
      When the registry says that the document has been withheld since "<since>"
      Then the administrator is told of the withheld document "<sentence>"

      Examples:
        | since                | sentence                                                                                                                                                                                                                                                |
        | 2026-11-20T16:00:00Z | Document 20101000002 has been withheld since 11/20/2026 09:00 AM MST, at an earlier request. This request changes nothing on the public record. It is kept with the earlier ones, unless one of them says the very same. |
        |                      |                                                                                                                                                                                                                                                         |

    Scenario: Another document is named after that
      Given a request to remove personal data with 1 filer, listing the filers
      When the registry says that the document has been withheld since "2026-11-20T16:00:00Z"
      And the administrator names another document than that
      Then the administrator is told of the withheld document ""

    @browser
    Scenario: A further request is taken
      Given a request to remove personal data with 1 filer, listing the filers
      When the registry says that the document has been withheld since "2026-11-20T16:00:00Z"
      Then the review of the request is headed "Review & submit"
      And the review of the request offers "Submit, Cancel"

  @A2-pii-review
  Rule: A request that the registry has taken is confirmed
    @browser
    Scenario: The registry has taken it
      Given a request to remove personal data with 1 filer, listing the filers
      When the request is submitted and all goes well
      Then the review of the request is headed "Confirmation"
      And the review of the request says "Filing processed successfully."
      And the review of the request offers "Enter another PII request, Return to admin home"

    @browser
    Scenario Outline: The confirmation leads on
      When the request is submitted and all goes well
      Then the option "<way>" of the request leads to the <place>

      Examples:
        | way                       | place                           |
        | Enter another PII request | request to remove personal data |
        | Return to admin home      | staff home                      |

    Scenario Outline: The registry has not taken it
      When the request is submitted and <what happens>
      Then the review of the request is headed "Review & submit"
      And the review of the request says ""
      And the review of the request warns "The registry has not confirmed this request. Nothing that you entered is lost: submit it again. A request that was taken already is not taken twice."
      And the review of the request offers "Submit, Cancel"

      @browser
      Examples:
        | what happens                   |
        | the registry fails             |
        | the registry cannot be reached |

      Examples: Further
        | what happens              |
        | nothing is found          |
        | the registry breaks down  |
        | the answer cannot be read |

  @A2-pii-review
  Rule: What is sent is the numbers, who asks, and of each filer the name and the address
    Scenario: What is sent of a request
      Given a request to remove personal data with 2 filers, listing the filers
      Then these facts of the request are sent:
        | entity or record number     | 20101000001 |
        | document with personal data | 20101000002 |
        | statement of removal        | 20261000003 |
        | administrator               | staff-1     |
      And the names and addresses of 2 filers are sent

  @A2-pii-review @A5-admin
  Rule: A request that the registry refuses is mended where it is wrong
    Scenario Outline: Where a refused request leads
      Given a request to remove personal data with 2 filers, listing the filers
      When the registry refuses "<refused>" of the request
      Then the request is mended at <place>
      And what has to be mended is "<fields>"

      @browser
      Examples:
        | refused                                            | place       | fields                                        |
        | document with personal data                        | the numbers | document with personal data                   |
        | street city of filer 2, last name of filer 2       | filer 2     | street city, last name                        |

      Examples: Further
        | refused                                            | place       | fields                                        |
        | entity or record number, statement of removal      | the numbers | entity or record number, statement of removal |
        | last name of filer 1                               | filer 1     | last name                                     |
        | last name of filer 2, first name of filer 1        | filer 2     | last name                                     |
        | last name of filer 1, statement of removal         | the numbers | statement of removal                          |

    @browser
    Scenario: The registry does not say what is wrong
      Given a request to remove personal data with 1 filer, listing the filers
      When the registry refuses the request as a whole
      Then the request is mended at the numbers
      And what has to be mended is ""
