Feature: Filers of a request to remove personal data
  The list works like the filers of a filing, but asks whether there are more, and Cancel removes everyone who was named.

  @A2-pii
  Rule: A request begins with an empty form, or with the list of those who were added before
    Scenario Outline: How a request opens
      Given a request to remove personal data with <count> filers, listing the filers
      Then the administrator is <mode>
      And the filers of the request are "<filers>"

      @browser
      Examples: Without filers, and with some
        | count | mode               | filers                    |
        | 0     | adding a filer     |                           |
        | 2     | listing the filers | Ada Lindqvist, Ben Okafor |

      Examples: With one
        | count | mode               | filers                    |
        | 1     | listing the filers | Ada Lindqvist             |

  @A2-pii
  Rule: A filer who was entered comes into the list
    Scenario Outline: The first filer is added whatever the answer about additional filers
      Given a request to remove personal data with 0 filers, adding a filer
      When the administrator continues from the new filer "Dora Quill" with the answer "<answer>"
      Then the request leads to the list of filers
      And the filers of the request are "Dora Quill"

      @browser
      Examples: There are no more
        | answer |
        | No     |

      Examples: There are more
        | answer |
        | Yes    |

    Scenario: Another filer is added at the end
      Given a request to remove personal data with 2 filers, adding a filer
      When the administrator continues from the new filer "Dora Quill" with the answer "No"
      Then the request leads to the list of filers
      And the administrator is listing the filers
      And the filers of the request are "Ada Lindqvist, Ben Okafor, Dora Quill"

    @browser
    Scenario: An edited filer keeps the place
      Given a request to remove personal data with 3 filers, listing the filers
      When the administrator edits filer 2
      And the administrator saves the filer as "Dora Quill"
      Then the request leads to the list of filers
      And the filers of the request are "Ada Lindqvist, Dora Quill, Cora Vance"

  @A2-pii
  Rule: The list leads to a change, to a new filer, or on
    @browser
    Scenario: A filer is edited
      Given a request to remove personal data with 2 filers, listing the filers
      When the administrator edits filer 1
      Then the request leads to a change of the filer
      And the filers of the request are "Ada Lindqvist, Ben Okafor"

    @browser
    Scenario: Another filer is asked for
      Given a request to remove personal data with 2 filers, listing the filers
      When the administrator asks for another filer
      Then the request leads to a new filer
      And the filers of the request are "Ada Lindqvist, Ben Okafor"

    Scenario Outline: The answer about additional filers decides where the list leads
      Given a request to remove personal data with <count> filers, listing the filers
      When the administrator continues with the answer "<answer>"
      Then the request leads to <way>
      And the filers of the request are "<filers>"

      @browser
      Examples: On the screen
        | count | answer | way         | filers                    |
        | 1     | Yes    | a new filer | Ada Lindqvist             |
        | 2     | No     | the review  | Ada Lindqvist, Ben Okafor |

      Examples: In every other case
        | count | answer | way         | filers                    |
        | 1     |        | the review  | Ada Lindqvist             |
        | 1     | No     | the review  | Ada Lindqvist             |
        | 2     |        | the review  | Ada Lindqvist, Ben Okafor |
        | 2     | Yes    | a new filer | Ada Lindqvist, Ben Okafor |

    @browser
    Scenario: A new filer is asked again whether there are more
      Given a request to remove personal data with 1 filer, listing the filers
      When the administrator continues with the answer "Yes"
      Then the request leads to a new filer
      And the answer about additional filers is ""

    Scenario: The answer stays while the request continues
      Given a request to remove personal data with 1 filer, listing the filers
      When the administrator continues with the answer "No"
      Then the request leads to the review
      And the answer about additional filers is "No"

  @A2-pii
  Rule: Deleting the only filer asks for a new one
    Scenario Outline: A filer is deleted
      Given a request to remove personal data with <count> filers, listing the filers
      When the administrator deletes filer <place>
      Then the request leads to <way>
      And the filers of the request are "<filers>"

      @browser
      Examples: The first one
        | count | place | way                | filers                    |
        | 1     | 1     | a new filer        |                           |
        | 2     | 1     | the list of filers | Ben Okafor                |

      Examples: Another one
        | count | place | way                | filers                    |
        | 2     | 2     | the list of filers | Ada Lindqvist             |
        | 3     | 2     | the list of filers | Ada Lindqvist, Cora Vance |

      Examples: A filer who is not in the list
        | count | place | way            | filers                    |
        | 2     | 3     | the same place | Ada Lindqvist, Ben Okafor |
        | 2     | 0     | the same place | Ada Lindqvist, Ben Okafor |

  @A2-pii
  Rule: Canceling forgets the filers in the list, and elsewhere asks whether to leave
    @browser
    Scenario: The list is canceled
      Given a request to remove personal data with 2 filers, listing the filers
      When the administrator cancels
      Then the request leads to a new filer
      And the filers of the request are ""

    Scenario Outline: An entry is canceled
      Given a request to remove personal data with <count> filers, <mode>
      When the administrator cancels
      Then the request leads to the question whether to leave
      And the administrator is <mode>

      @browser
      Examples: The first filer, and one of the list
        | count | mode            |
        | 0     | adding a filer  |
        | 2     | editing a filer |

      Examples: One more
        | count | mode            |
        | 2     | adding a filer  |

    Scenario Outline: An entry that is canceled changes none of the filers
      Given a request to remove personal data with 2 filers, <mode>
      When the administrator cancels
      Then the filers of the request are "Ada Lindqvist, Ben Okafor"

      Examples:
        | mode            |
        | adding a filer  |
        | editing a filer |

    @browser
    Scenario: A filer whose entry was canceled is still edited when the administrator stays
      Given a request to remove personal data with 2 filers, editing a filer
      When the administrator cancels
      And the administrator saves the filer as "Dora Quill"
      Then the request leads to the list of filers
      And the filers of the request are "Dora Quill, Ben Okafor"

    @browser-only
    Scenario: An administrator who leaves arrives at the admin home
      Given a request to remove personal data with 0 filers, adding a filer
      When the administrator cancels
      And the administrator leaves the request
      Then the heading "Admin home" is shown

  @A2-pii
  Rule: What is not offered changes nothing
    Scenario Outline: While a filer is added
      Given a request to remove personal data with 2 filers, adding a filer
      When <act>
      Then the request leads to the same place
      And the filers of the request are "Ada Lindqvist, Ben Okafor"

      Examples:
        | act                                               |
        | the administrator saves the filer as "Dora Quill" |
        | the administrator edits filer 1                   |
        | the administrator deletes filer 1                 |
        | the administrator asks for another filer          |

    Scenario Outline: While a filer is edited
      Given a request to remove personal data with 2 filers, editing a filer
      When <act>
      Then the request leads to the same place
      And the filers of the request are "Ada Lindqvist, Ben Okafor"

      Examples:
        | act                                                                              |
        | the administrator continues from the new filer "Dora Quill" with the answer "No" |
        | the administrator edits filer 2                                                  |
        | the administrator deletes filer 1                                                |
        | the administrator asks for another filer                                         |

    Scenario: A filer is saved while the list is shown
      Given a request to remove personal data with 2 filers, listing the filers
      When the administrator saves the filer as "Dora Quill"
      Then the request leads to the same place
      And the filers of the request are "Ada Lindqvist, Ben Okafor"

    Scenario: An edit that was answered nowhere still replaces its filer
      Given a request to remove personal data with 2 filers, editing a filer
      When the administrator asks for another filer
      And the administrator saves the filer as "Dora Quill"
      Then the filers of the request are "Dora Quill, Ben Okafor"

    Scenario: An edit is not carried over to another filer
      Given a request to remove personal data with 2 filers, editing a filer
      When the administrator edits filer 2
      And the administrator saves the filer as "Dora Quill"
      Then the filers of the request are "Dora Quill, Ben Okafor"
