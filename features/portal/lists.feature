Feature: Long lists

  @W4-pager @W9-constants
  Rule: At most ten numbers are offered at once
    Scenario Outline: The numbers around the current one
      When part <part> of <count> of a list is shown
      Then the parts offered are "<offered>"

      Examples:
        | part | count | offered                       |
        | 1    | 1     | 1                             |
        | 1    | 3     | 1 2 3                         |
        | 1    | 10    | 1 2 3 4 5 6 7 8 9 10          |
        | 1    | 11    | 1 2 3 4 5 6 7 8 9 10          |
        | 11   | 11    | 2 3 4 5 6 7 8 9 10 11         |
        | 12   | 30    | 7 8 9 10 11 12 13 14 15 16    |
        | 30   | 30    | 21 22 23 24 25 26 27 28 29 30 |
